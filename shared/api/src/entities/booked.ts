import type { Slot } from './submissions.ts';

/** What a visitor keeps of a booking. */
export interface BookingTicket {
  /** Six digits, to be said; it opens nothing. */
  reference: string;
  /** The secret of a private link to the appointment: in no address that a server sees. */
  link: string;
}

/** An appointment as its own visitor sees it. */
export interface BookedAppointment extends Slot {
  reference: string;
  name: string;
  phone: string;
  /** Id of the property that the viewing is of. */
  property?: string | undefined;
  cancelled: boolean;
  /** Whether it may still be cancelled or moved. */
  changeable: boolean;
  /** How often it was moved or cancelled. */
  revision: number;
}
