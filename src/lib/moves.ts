/**
 * Tells scrolling by the reader from scrolling by a navigation: to the top, to an anchor, or back to where the reader was.
 * The navbar hides for the first and shows for the second.
 */

let isMoving = false;
let place = -1;

/** A navigation has begun; what scrolls from now on is not the reader. */
export function startMove(): void {
  isMoving = true;
}

/** The page is where the navigation leads. */
export function placed(): void {
  isMoving = false;
  place = window.scrollY;
}

/** True if the page is where a navigation has put it, or on its way there. */
export const isMoved = (): boolean => isMoving || Math.abs(window.scrollY - place) < 1;
