/** Wraps what is below a document: adds the question whether it has helped, and a button that copies its address. */
import DocItemFooter from '@theme-original/DocItem/Footer';
import PageTools from '@site/src/components/PageTools';

export default function FooterWithTools() {
  return (
    <>
      <PageTools />
      <DocItemFooter />
    </>
  );
}
