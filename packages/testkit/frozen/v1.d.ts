export declare const game: unknown;
export declare const core: unknown;
