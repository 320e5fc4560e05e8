// What the service has acknowledged, to compare with what it knows after it was killed. Sends nothing.

interface Fact {
  readonly acknowledged: boolean;
  /** Set while the change has no response yet. */
  readonly underWay?: boolean;
}

/** Facts by name, such as `suggestion Clouds`: each is there or is not. */
export class AcknowledgedChanges {
  private readonly facts = new Map<string, Fact>();

  /** Records that a change is asked for. */
  begin(name: string, isThere: boolean): void {
    this.facts.set(name, { acknowledged: this.isThere(name), underWay: isThere });
  }

  /** Records that the change under way was answered: carried out, or not. */
  settle(name: string, isCarriedOut: boolean): void {
    const { acknowledged = false, underWay } = this.facts.get(name) ?? {};
    this.facts.set(name, { acknowledged: isCarriedOut ? (underWay ?? acknowledged) : acknowledged });
  }

  isThere(name: string): boolean {
    return this.facts.get(name)?.acknowledged ?? false;
  }

  /** Returns the names that are there and have no change under way. */
  present(kind: string): string[] {
    return [...this.facts]
      .filter(
        ([name, { acknowledged, underWay }]) =>
          name.startsWith(`${kind} `) && acknowledged && underWay === undefined,
      )
      .map(([name]) => name);
  }

  /**
   * Compares with the values after a restart, and takes them over. Returns lost and unknown values; a change under way may have
   * been carried out or not.
   */
  compare(observed: ReadonlySet<string>): string[] {
    const faults: string[] = [];
    for (const [name, { acknowledged, underWay }] of this.facts) {
      const isThere = observed.has(name);
      if (isThere !== acknowledged && isThere !== underWay)
        faults.push(`${isThere ? 'came back' : 'lost'}: ${name}`);
      this.facts.set(name, { acknowledged: isThere });
    }
    for (const name of observed) {
      if (!this.facts.has(name)) faults.push(`from nowhere: ${name}`);
      this.facts.set(name, { acknowledged: true });
    }
    return faults;
  }

  /** Takes over the values at the very first start. */
  adopt(observed: ReadonlySet<string>): void {
    for (const name of observed) this.facts.set(name, { acknowledged: true });
  }
}
