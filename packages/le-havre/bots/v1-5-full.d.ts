declare const weights: unknown;
export default weights;
