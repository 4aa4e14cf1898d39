import { parseSync } from 'oxc-parser';

export interface Import {
  /** null where the code computes it. */
  specifier: string | null;
  typeOnly: boolean;
  line: number;
}

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** Every way one file can name another: import, export from, import(), require() and import types. */
export function importsOf(file: string, text: string): Import[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const found: Import[] = [];
  visit(program, (node) => {
    const target = targetOf(node);
    if (!target) return;
    found.push({
      specifier: isNode(target) && typeof target['value'] === 'string' ? target['value'] : null,
      typeOnly: isTypeOnly(node),
      line: text.slice(0, node.start).split('\n').length,
    });
  });
  return found;
}

function targetOf(node: Node): unknown {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node['source'];
    case 'TSExternalModuleReference':
      return node['expression'];
    case 'CallExpression': {
      const { callee, arguments: given } = node;
      return isNode(callee) && callee['name'] === 'require' && Array.isArray(given) ? given[0] : undefined;
    }
    default:
      return undefined;
  }
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const named = node['specifiers'];
  return Array.isArray(named) && named.length > 0 && named.every((one) => isNode(one) && one['importKind'] === 'type');
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) visit(one, look);
  } else if (isNode(value)) {
    look(value);
    for (const field of Object.values(value)) visit(field, look);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
