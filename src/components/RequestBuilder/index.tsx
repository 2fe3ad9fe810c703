/**
 * The way into the request builder on an API page, at the address that it is about. The builder itself, its styles and the
 * operation's data load when the reader asks for them. Without JavaScript nothing is shown, because nothing could be done
 * with it.
 */
import useBaseUrl from '@docusaurus/useBaseUrl';
import OnDemand, { type Part } from '../OnDemand';
import type { RequestForm } from '../../../lib/shared/samples/fields';

interface Props {
  /** Operation id, such as `uploadBids`. */
  operation: string;
  /** Specification that has it, such as `management`. */
  spec: string;
}

async function load(dataUrl: string): Promise<Part> {
  const [{ default: Builder, styles }, response] = await Promise.all([import('./Builder'), fetch(dataUrl)]);
  if (!response.ok) throw new Error(`${dataUrl} answered ${response.status}.`);
  const form = (await response.json()) as RequestForm;
  return { default: () => <Builder form={form} />, styles };
}

export default function RequestBuilder({ operation, spec }: Props) {
  const dataUrl = useBaseUrl(`/openapi/operations/${spec}/${operation}.json`);
  return (
    <OnDemand
      open="Build a request"
      close="Close the builder"
      hint="Fill in your own values and copy the request. Nothing is sent."
      part="builder"
      load={() => load(dataUrl)}
    />
  );
}
