export { SaltyOceanBoard as default } from './board.tsx';
