// Maps a name in a script or a page to the features of the compatibility data that it may mean.
import type { Candidates, Support } from './browser-support';

const globalScopes = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope'];

/** The interfaces of the well-known objects. */
const interfacesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['navigator', ['Navigator', 'WorkerNavigator']],
  ['document', ['Document', 'Node', 'EventTarget']],
  ['window', [...globalScopes, 'EventTarget']],
  ['self', [...globalScopes, 'EventTarget']],
  ['globalThis', [...globalScopes, 'EventTarget']],
  ['performance', ['Performance', 'EventTarget']],
  ['crypto', ['Crypto']],
  ['caches', ['CacheStorage']],
  ['indexedDB', ['IDBFactory']],
  ['location', ['Location']],
  ['history', ['History']],
]);

export class PlatformIndex {
  readonly #members = new Map<string, string[]>();
  readonly #options = new Map<string, string[]>();
  /** Features of an attribute of any element. */
  readonly #attributes = new Map<string, string[]>();

  /** The functions of CSS values. */
  readonly #cssFunctions = new Map<string, string[]>();
  readonly support: Support;

  constructor(support: Support) {
    this.support = support;
    const { api, css, javascript, html, svg } = support.data;
    this.#addFunctions(css['types'] ?? {}, 'css.types');
    for (const [area, interfaces] of Object.entries({ api, 'javascript.builtins': javascript['builtins'] }))
      for (const [name, members] of Object.entries(interfaces ?? {}))
        this.#addInterface(`${area}.${name}`, name, members, support);
    for (const [area, elements] of Object.entries({
      'html.elements': html['elements'],
      'svg.elements': svg['elements'],
    }))
      for (const [element, attributes] of Object.entries(elements ?? {}))
        for (const attribute of Object.keys(attributes))
          push(this.#attributes, attribute, `${area}.${element}.${attribute}`);
  }

  #addInterface(id: string, name: string, members: object, support: Support): void {
    // As a member of the window.
    push(this.#members, name, id);
    const isMissing = support.firstMissing([id]) !== undefined;
    for (const [member, inner] of Object.entries(members)) {
      if (member === '__compat') continue;
      // Members of a missing interface are reachable only through it, and units such as `CSS.s` only as they are written here.
      if (!isMissing && name !== 'CSS')
        push(this.#members, member.replace(/_static$/, ''), `${id}.${member}`);
      this.#addOptions(member.replace(/_static$/, ''), inner, `${id}.${member}`);
    }
  }

  #addOptions(called: string, place: object, id: string): void {
    for (const [name, inner] of Object.entries(place)) {
      const [, option] = /^(?:[a-zA-Z]+_)?([a-zA-Z]+)_(?:parameter|option)$/.exec(name) ?? [];
      if (option !== undefined) push(this.#options, `${called}.${option}`, `${id}.${name}`);
      if (name !== '__compat') this.#addOptions(called, inner, `${id}.${name}`);
    }
  }

  #addFunctions(place: object, id: string): void {
    for (const [name, inner] of Object.entries(place)) {
      if (name === '__compat' || typeof inner !== 'object') continue;
      push(this.#cssFunctions, name, `${id}.${name}`);
      this.#addFunctions(inner, `${id}.${name}`);
    }
  }

  global(name: string): Candidates {
    return [
      `api.${name}`,
      `javascript.builtins.${name}`,
      ...globalScopes.map((scope) => `api.${scope}.${name}`),
    ];
  }

  /** `Promise.any`, `navigator.locks`. */
  static(name: string): Candidates {
    const [holder = '', member = ''] = name.split('.');
    const interfaces = interfacesOf.get(holder);
    return interfaces === undefined
      ? [`api.${holder}.${member}_static`, `javascript.builtins.${holder}.${member}`]
      : interfaces.map((of) => `api.${of}.${member}`);
  }

  member(name: string): Candidates {
    return this.#members.get(name) ?? [];
  }

  /** `addEventListener.signal`. */
  option(name: string): Candidates {
    return this.#options.get(name) ?? [];
  }

  cssFunction(name: string): Candidates {
    return this.#cssFunctions.get(name) ?? [];
  }

  /** `img`, `img.loading`, `img.loading=lazy`; for the attribute of an unknown element `*.loading`. */
  markup(name: string): Candidates {
    const [, element = '', attribute, value] = /^([^.]+)(?:\.([^=]+)(?:=([^]*))?)?$/.exec(name) ?? [];
    if (attribute === undefined) return [`html.elements.${element}`, `svg.elements.${element}`];
    const attributes =
      element === '*'
        ? (this.#attributes.get(attribute) ?? [])
        : [`html.elements.${element}.${attribute}`, `svg.elements.${element}.${attribute}`];
    const ids = [...attributes, `html.global_attributes.${attribute}`, `svg.global_attributes.${attribute}`];
    return value === undefined ? ids : ids.flatMap((id) => [`${id}.${value}`, `${id}_${value}`]);
  }
}

function push(index: Map<string, string[]>, name: string, feature: string): void {
  const features = index.get(name);
  if (features === undefined) index.set(name, [feature]);
  else features.push(feature);
}
