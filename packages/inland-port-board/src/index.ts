export { InlandPortBoard as default } from './board.tsx';
