/** A screen that the build has drawn (plugins/content/screens): the picture, what it shows in words, and the caption. */
export default function ScreenHtml({
  html,
  says,
  caption,
}: Readonly<Record<'html' | 'says' | 'caption', string>>) {
  return (
    <figure className="figure">
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <figcaption>
        {caption}
        <span className="visually-hidden"> {says}</span>
      </figcaption>
    </figure>
  );
}
