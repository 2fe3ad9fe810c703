/**
 * Two numbers for each record: what a part of a query scores there, and how much of the query that covers. Arrays by id,
 * because each typed key counts thousands of records some times over, and maps of objects cost most of that time.
 */
export class Tally {
  /** Records that have numbers, in the order in which they came. */
  readonly ids: number[] = [];
  readonly #scores: Float64Array;
  readonly #covered: Float64Array;

  /** @param size Ids are below it. */
  constructor(size: number) {
    this.#scores = new Float64Array(size);
    this.#covered = new Float64Array(size);
  }

  /** Score of a record; 0 if it has none. */
  scoreOf(id: number): number {
    return this.#scores[id] ?? 0;
  }

  /** What is covered by a record; 0 if it has no numbers, else more. */
  coveredBy(id: number): number {
    return this.#covered[id] ?? 0;
  }

  set(id: number, score: number, covered: number): void {
    if (this.coveredBy(id) === 0) this.ids.push(id);
    this.#scores[id] = score;
    this.#covered[id] = covered;
  }

  add(id: number, score: number, covered: number): void {
    this.set(id, this.scoreOf(id) + score, this.coveredBy(id) + covered);
  }

  clear(): void {
    for (const id of this.ids) {
      this.#scores[id] = 0;
      this.#covered[id] = 0;
    }
    this.ids.length = 0;
  }
}
