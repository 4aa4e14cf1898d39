export { default } from '@quayside/vitest-config';
