/** What cards and table have in common. */
export interface LecturesProps {
  /** Ids of the lectures that the visitor has booked. */
  booked: ReadonlySet<string>;
  onBook: (id: string, name: string) => void;
}
