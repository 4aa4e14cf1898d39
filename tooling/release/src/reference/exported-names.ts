// What an entry of a package exports, read from the source: names, comments and declarations. No types are computed, so a parser does.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Class, type Comment, type Directive, type Statement } from 'oxc-parser';

export interface ExportedName {
  readonly name: string;
  /** What its comment says, or null where it has none. */
  readonly about: string | null;
  /** Its declaration without what it does inside. */
  readonly declaration: string;
  readonly file: string;
}

/** All names that a file exports, in the order in which it lists them. */
export function exportedNames(file: string): ExportedName[] {
  const source = new Source(file);
  return source.statements.flatMap((statement): ExportedName[] => {
    if (statement.type === 'ExportAllDeclaration') return exportedNames(source.resolve(statement.source.value));
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration) return source.declaredBy(statement);
    return statement.specifiers.flatMap(({ local, exported }) => {
      const from = statement.source?.value ?? source.importOf(nameOf(local));
      const found = (from === undefined ? source.declarations() : exportedNames(source.resolve(from))).find(
        ({ name }) => name === nameOf(local),
      );
      return found ? [{ ...found, name: nameOf(exported) }] : [];
    });
  });
}

/** What the comment at the beginning of a file says of the whole. */
export const fileComment = (file: string): string | null => new Source(file).firstComment();

type Node = Statement | Directive;
const nameOf = (node: { type: string; name?: string; value?: unknown }): string => node.name ?? String(node.value);

class Source {
  readonly file: string;
  readonly statements: readonly Node[];
  private readonly text: string;
  private readonly comments: readonly Comment[];

  constructor(file: string) {
    this.file = file;
    this.text = readFileSync(file, 'utf8');
    const { program, comments } = parseSync(file, this.text);
    this.statements = program.body;
    this.comments = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  }

  resolve(specifier: string): string {
    return path.resolve(path.dirname(this.file), specifier);
  }

  importOf(name: string): string | undefined {
    return this.statements
      .filter((one) => one.type === 'ImportDeclaration')
      .find(({ specifiers }) => specifiers.some(({ local }) => local.name === name))?.source.value;
  }

  declarations(): ExportedName[] {
    return this.statements.flatMap((one) => this.declaredBy(one));
  }

  declaredBy(statement: Node): ExportedName[] {
    const node = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
    const about = this.commentBefore(statement.start);
    const one = (name: string, declaration: string) => ({ name, about, declaration, file: this.file });
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
      return [one(node.id.name, this.slice(node.start, node.end))];
    if (node.type === 'FunctionDeclaration' || node.type === 'TSDeclareFunction')
      return [one(node.id?.name ?? '', this.slice(node.start, node.body?.start ?? node.end))];
    if (node.type === 'ClassDeclaration') return [one(node.id?.name ?? '', this.classText(node))];
    if (node.type !== 'VariableDeclaration') return [];
    return node.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' ? [one(id.name, `const ${this.variable(id, init)}`)] : [],
    );
  }

  firstComment(): string | null {
    const [first] = this.comments;
    return first?.start === 0 ? inParagraphs(first.value) : null;
  }

  private variable(
    id: { start: number; end: number },
    init: { type: string; start: number; end: number; body?: unknown } | null,
  ): string {
    const head = this.slice(id.start, id.end);
    if (init === null || head.includes(':')) return head;
    if (init.type === 'ArrowFunctionExpression')
      return `${head} = ${this.slice(init.start, (init.body as { start: number }).start).replace(/\s*\(?$/, '')} …`;
    const value = this.slice(init.start, init.end);
    return value.length <= 100 ? `${head} = ${value}` : `${head} = …`;
  }

  private classText(node: Class): string {
    const members = node.body.body.flatMap((member) => {
      if (!('key' in member) || ('accessibility' in member && member.accessibility === 'private')) return [];
      const value = 'value' in member ? member.value : null;
      // The body of a method, or the first value of a field.
      const end = value && 'params' in value ? value.body?.start : value?.start;
      const text = this.slice(this.commentAt(member.start)?.start ?? member.start, end ?? member.end);
      return [`  ${text.replace(/\s*=$/, '').replace(/;?$/, ';')}`];
    });
    return `${this.slice(node.start, node.body.start)} {\n${members.join('\n')}\n}`;
  }

  private slice(start: number, end: number): string {
    return this.text.slice(start, end).trim();
  }

  private commentBefore(start: number): string | null {
    const comment = this.commentAt(start);
    return comment ? inParagraphs(comment.value) : null;
  }

  /** Remarks to tools may stand between a comment and what it is about. */
  private commentAt(start: number): Comment | undefined {
    return this.comments.find(
      ({ end }) => end <= start && /^(\s|\/\/.*)*$/.test(this.text.slice(end, start)) && end < start,
    );
  }
}

/** A comment's words without its stars: lines run on, empty ones part paragraphs. */
const inParagraphs = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join('\n')
    .trim()
    .replace(/([^\n])\n(?=[^\n-])/g, '$1 ');
