// Lists what a built script uses of the web platform and the language, by the names in its syntax tree.
import { parseAst } from 'vite';

/** Names that a script uses, as far as they may be the platform's. */
export interface ScriptNames {
  /** Free names, as `fetch`. */
  readonly globals: Set<string>;
  /** Members of free names, as `Promise.any`. */
  readonly statics: Set<string>;
  /** Members of what a free name leads to, such as `registration` and `sync` in `self.registration.sync`. */
  readonly reached: Set<string>;
  /** Members of anything else. */
  readonly members: Set<string>;
  /** Members that the script gives to its own objects and classes: for any other object their owner is unknown. */
  readonly own: Set<string>;
  /** Keys of an object that is passed to a call, such as `addEventListener.signal`. */
  readonly options: Set<string>;
  /** Events that it listens to. */
  readonly events: Set<string>;
  /** Elements with their attributes, as `img`, `img.loading` and `img.loading=lazy`; an unknown element is `*`. */
  readonly markup: Set<string>;
  /** Properties of styles that it sets. */
  readonly styles: Set<string>;
  /** Features of the language, in the words of the compatibility data. */
  readonly syntax: Set<string>;
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Returns what a script uses. Throws when it cannot be parsed. */
export function namesOfScript(text: string): ScriptNames {
  const names: ScriptNames = {
    globals: new Set(),
    statics: new Set(),
    reached: new Set(),
    members: new Set(),
    own: new Set(),
    options: new Set(),
    events: new Set(),
    markup: new Set(),
    styles: new Set(),
    syntax: new Set(),
  };
  const declared = new Set<string>();
  const chains: Chain[] = [];
  const scopes: Scope[] = [];
  const aliases: Alias[] = [];
  const program: unknown = parseAst(text);
  walk(program, undefined, '', (node, parent, part) => {
    declare(node, declared);
    readMembers(node, names);
    if (node.type === 'MemberExpression')
      chains.push({ root: rootOf(node), member: keyOf(node), at: startOf(node) });
    if (/Function/.test(node.type)) scopes.push({ from: startOf(node), to: Number(node['end']) });
    aliases.push(...aliasOf(node));
    readCall(node, names);
    readSyntax(node, names);
    if (node.type === 'Identifier' && isReference(parent, part)) names.globals.add(nameOf(node));
  });
  const isPlatform = (root: string) => root !== '' && !declared.has(root);
  const scoped = aliases
    .filter(({ root }) => isPlatform(root))
    .map((alias) => ({ ...alias, scope: scopeOf(alias.at, scopes) }));
  const isAliased = ({ root, at }: Chain) =>
    scoped.some(({ name, scope }) => name === root && scope.from <= at && at < scope.to);
  for (const chain of chains)
    (isPlatform(chain.root) || isAliased(chain) ? names.reached : names.members).add(chain.member);
  for (const name of declared) names.globals.delete(name);
  for (const name of names.statics) if (declared.has(name.split('.')[0] ?? '')) names.statics.delete(name);
  return names;
}

/** A member expression with the name that it begins with, and its position. */
interface Chain {
  readonly root: string;
  readonly member: string;
  readonly at: number;
}

/** The positions of a function; a whole script is one, too. */
interface Scope {
  readonly from: number;
  readonly to: number;
}

/** A name that stands for a member of another, as `storage` in `const storage = navigator.storage`. */
interface Alias {
  readonly name: string;
  readonly root: string;
  readonly at: number;
}

const startOf = (node: Node): number => Number(node['start']);

/** Returns the alias that a declaration or a default value makes. */
function aliasOf(node: Node): readonly Alias[] {
  const [name, value] =
    node.type === 'VariableDeclarator'
      ? [node['id'], node['init']]
      : node.type === 'AssignmentPattern'
        ? [node['left'], node['right']]
        : [];
  if (!isNode(value) || value.type !== 'MemberExpression' || nameOf(name) === '') return [];
  return [{ name: nameOf(name), root: rootOf(value), at: startOf(node) }];
}

/** Returns the innermost function around a position. */
function scopeOf(at: number, scopes: readonly Scope[]): Scope {
  const around = scopes.filter(({ from, to }) => from <= at && at < to);
  return around.reduce((inner, scope) => (scope.from >= inner.from ? scope : inner), {
    from: 0,
    to: Number.POSITIVE_INFINITY,
  });
}

type Visit = (node: Node, parent: Node | undefined, part: string) => void;

function walk(value: unknown, parent: Node | undefined, part: string, visit: Visit): void {
  if (Array.isArray(value)) for (const one of value) walk(one, parent, part, visit);
  if (!isNode(value)) return;
  visit(value, parent, part);
  for (const [name, child] of Object.entries(value)) walk(child, value, name, visit);
}

/** Returns the name of an identifier; empty for anything else. */
function nameOf(value: unknown): string {
  return isNode(value) && value.type === 'Identifier' ? String(value['name']) : '';
}

/** Returns the text of a string, also of a template without expressions, as a minifier writes them; empty for anything else. */
function textOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? value['value'] : '';
  const parts = value.type === 'TemplateLiteral' ? value['quasis'] : undefined;
  if (!Array.isArray(parts) || parts.length !== 1 || !isNode(parts[0])) return '';
  const text = parts[0]['value'];
  return typeof text === 'object' && text !== null && 'cooked' in text ? String(text.cooked) : '';
}

/** Returns the key of a member expression or a property. */
function keyOf({ computed, key, property = key }: Node): string {
  return (computed === true ? '' : nameOf(property)) || textOf(property);
}

function isReference(parent: Node | undefined, part: string): boolean {
  const isKey = part === 'property' || part === 'key' || part === 'label';
  return !isKey || parent?.['computed'] === true;
}

/** Records the names that a node declares in any scope: a name declared anywhere in a script does not count as global. */
function declare(node: Node, declared: Set<string>): void {
  const add = (pattern: unknown): void => {
    if (Array.isArray(pattern)) return pattern.forEach(add);
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') declared.add(nameOf(pattern));
    if (pattern.type === 'Property') return add(pattern['value']);
    for (const part of ['properties', 'elements', 'left', 'argument']) add(pattern[part]);
  };
  if (node.type === 'VariableDeclarator' || /^(Function|Class)/.test(node.type)) add(node['id']);
  if (/Function/.test(node.type)) add(node['params']);
  if (node.type === 'CatchClause') add(node['param']);
  if (/^Import.*Specifier$/.test(node.type)) add(node['local']);
}

/** Returns the name that a chain of members and calls begins with; empty when it begins with something else. */
function rootOf({ object, callee, expression, argument }: Node): string {
  const inner = object ?? callee ?? expression ?? argument;
  return nameOf(inner) || (isNode(inner) ? rootOf(inner) : '');
}

function readMembers(node: Node, { members, own, statics, styles }: ScriptNames): void {
  if (node.type === 'MemberExpression') {
    const name = keyOf(node);
    const { object } = node;
    if (nameOf(object) !== '') statics.add(`${nameOf(object)}.${name}`);
    if (isNode(object) && object.type === 'MemberExpression' && keyOf(object) === 'style') styles.add(name);
  }
  if (node.type === 'BinaryExpression' && node['operator'] === 'in') members.add(textOf(node['left']));
  if (/^(PropertyDefinition|MethodDefinition)$/.test(node.type)) own.add(keyOf(node));
  for (const property of propertiesOf(node))
    (node.type === 'ObjectPattern' ? members : own).add(keyOf(property));
  const { left } = node;
  if (node.type === 'AssignmentExpression' && isNode(left) && isNode(left['object']))
    if (left['object'].type === 'ThisExpression') own.add(keyOf(left));
}

function propertiesOf(node: unknown): readonly Node[] {
  if (!isNode(node) || !/^Object(Expression|Pattern)$/.test(node.type)) return [];
  const properties = node['properties'];
  return Array.isArray(properties) ? properties.filter(isNode).filter(({ type }) => type === 'Property') : [];
}

function readCall(node: Node, names: ScriptNames): void {
  const { arguments: args, callee } = node;
  if (!/^(Call|New)Expression$/.test(node.type) || !Array.isArray(args)) return;
  const called = isNode(callee) && callee.type === 'MemberExpression' ? keyOf(callee) : nameOf(callee);
  for (const argument of args)
    for (const property of propertiesOf(argument)) names.options.add(`${called}.${keyOf(property)}`);
  const text = textOf(args[0]);
  if (called === 'addEventListener') names.events.add(text);
  if (called === 'setProperty') names.styles.add(text);
  if (called === 'RegExp') readPattern(text, textOf(args[1]), names);
  if (/^(set|toggle)Attribute$/.test(called)) addAttribute('*', text.toLowerCase(), args[1], names);
  else if (/^[a-z][a-z0-9]*$/.test(text)) readElement(text, args[1], names);
}

/** Reads JSX calls such as `jsx('div', { inert: true })`; any other call with such arguments does no harm. */
function readElement(element: string, props: unknown, names: ScriptNames): void {
  const properties = propertiesOf(props);
  if (properties.length > 0) names.markup.add(element);
  for (const property of properties) {
    const name = keyOf(property).toLowerCase();
    if (name.startsWith('on')) names.events.add(name.slice(2));
    if (name === 'style') for (const style of propertiesOf(property['value'])) names.styles.add(keyOf(style));
    addAttribute(element, name, property['value'], names);
  }
}

function addAttribute(element: string, name: string, value: unknown, { markup }: ScriptNames): void {
  markup.add(`${element}.${name}`).add(`${element}.${name}=${textOf(value)}`);
}

/** Returns the language features that the build cannot transpile for an older browser. */
function readSyntax(node: Node, names: ScriptNames): void {
  const { regex } = node;
  if (typeof regex === 'object' && regex !== null && 'pattern' in regex && 'flags' in regex)
    readPattern(String(regex.pattern), String(regex.flags), names);
  if (node.type === 'StaticBlock') names.syntax.add('javascript.classes.static.initialization_blocks');
  if (node.type === 'VariableDeclaration' && String(node['kind']).endsWith('using'))
    names.syntax.add('javascript.statements.using');
}

function readPattern(pattern: string, flags: string, { syntax }: ScriptNames): void {
  if (/\(\?<[=!]/.test(pattern)) syntax.add('javascript.regular_expressions.lookbehind_assertion');
  if (/\(\?[ims]*-?[ims]+:/.test(pattern)) syntax.add('javascript.regular_expressions.modifier');
  if (flags.includes('v')) syntax.add('javascript.builtins.RegExp.unicodeSets');
}
