export { default } from './board.tsx';
