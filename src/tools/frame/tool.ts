/** What a tool tells its frame (Frame.tsx). Everything is pure: the frame keeps the fields, the address and the focus. */
import type { ReactNode } from 'react';
import type { AddressForm, Fields } from './address';

/** What is wrong with values, by the name of their field. */
export type Problems = Readonly<Record<string, ReactNode>>;

/** What a tool makes of its fields. Without a result, `problems` says why. */
export interface Evaluation<Result> {
  problems: Problems;
  result?: Result;
}

export interface Tool<Result> extends AddressForm {
  /** Parameter of the address. */
  id: string;
  /** Heading of the open tool. */
  title: string;
  /** Must not throw, whatever the fields hold. */
  evaluate(fields: Fields): Evaluation<Result>;
  /** The result in one or two sentences, which screen readers hear after each change. */
  says(result: Result): string;
  /** The result as plain text, for a mail or a ticket. */
  text(result: Result): string;
}

/** The fields with what a tool's controls need. */
export interface Form {
  fields: Fields;
  problems: Problems;
  /** Changes one field. */
  set(name: string, value: string): void;
  /** Changes many at once, such as to the values of a preset. */
  replace(fields: Fields): void;
}
