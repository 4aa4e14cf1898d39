import { spawnSync } from 'node:child_process';

/** The part of plop that is used here. */
interface Plop {
  setGenerator(name: string, generator: { description: string; prompts: object[]; actions: unknown[] }): void;
}

/** `turbo gen game` is `pnpm quayside new`: one template, one way. */
export default function generator(plop: Plop): void {
  plop.setGenerator('game', {
    description: 'A new game: rules, cards, texts, scenarios and recorded matches, registered',
    prompts: [{ type: 'input', name: 'name', message: 'Its id, such as red-quay:' }],
    actions: [
      ({ name }: { name: string }) => {
        const { status } = spawnSync('pnpm', ['quayside', 'new', name], { stdio: 'inherit' });
        if (status !== 0) throw new Error(`pnpm quayside new ${name} has failed`);
        return `packages/${name}`;
      },
    ],
  });
}
