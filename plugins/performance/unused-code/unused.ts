/** Replaces in the browser a component that this site's settings never show. If one begins to, React reports the difference. */
export default function Unused(): null {
  return null;
}
