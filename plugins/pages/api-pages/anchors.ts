/**
 * Addresses on an API page. A field's address is made of its name without signs, so two fields can want the same one; the
 * one that is spelled like its address keeps it, and published addresses stay when a field is added next to theirs.
 */

const withoutSigns = (name: string): string => name.replace(/[^A-Za-z0-9_-]+/g, '');

export class Anchors {
  private readonly taken: Set<string>;

  /** @param reserved Addresses of the page's headings. */
  constructor(reserved: Iterable<string> = []) {
    this.taken = new Set(reserved);
  }

  /** The address, with a number if it is taken. */
  claim(wanted: string): string {
    let id = wanted;
    for (let count = 2; this.taken.has(id); count += 1) id = `${wanted}-${count}`;
    this.taken.add(id);
    return id;
  }

  /**
   * Addresses of the parts of something, by name: `body-bids` and `bid_amount` give `body-bids-bid_amount`. All are claimed
   * before anything inside them is.
   */
  claimAll(parent: string, names: readonly string[]): Map<string, string> {
    const exact = (name: string): boolean => name === withoutSigns(name);
    const inOrder = [...names.filter(exact), ...names.filter((name) => !exact(name))];
    return new Map(inOrder.map((name) => [name, this.claim(`${parent}-${withoutSigns(name)}`)]));
  }
}
