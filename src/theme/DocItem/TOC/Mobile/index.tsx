/** Replaces the theme's contents list above the title: src/theme/DocItem/Content puts the original below it. */
export default function DocItemTOCMobile() {
  return null;
}
