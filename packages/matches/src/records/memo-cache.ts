/** Remembers the last so many answers to questions that cost something, for a while or as long as there is room. */
export class MemoCache<T> {
  private readonly known = new Map<string, { readonly answer: Promise<T>; readonly until: number }>();
  private readonly most: number;
  private readonly ms: number;

  constructor(most: number, ms = Infinity) {
    this.most = most;
    this.ms = ms;
  }

  /** What is being worked out already is not worked out twice; what failed is not remembered. */
  get(key: string, now: Date, work: () => Promise<T>): Promise<T> {
    const known = this.known.get(key);
    if (known && known.until > now.getTime()) return known.answer;
    const answer = work();
    this.known.delete(key);
    this.known.set(key, { answer, until: now.getTime() + this.ms });
    answer.catch(() => this.known.delete(key));
    const [oldest] = this.known.keys();
    if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest);
    return answer;
  }
}
