/** A stretch of one day: date as YYYY-MM-DD, times as HH:MM in 24 hours. */
export interface Slot {
  date: string;
  fromTime: string;
  toTime: string;
}

/** Free times of one day, in order. */
export type SlotTimes = Omit<Slot, 'date'>;

/** What a day offers, before it is looked at. */
export interface OfferedDay {
  /** YYYY-MM-DD, a day of the calendar. */
  date: string;
  /** How many free times. */
  free: number;
  /** Whether there are no viewings on this day at all. */
  closed: boolean;
}

/** A viewing appointment as sent (specification, section 3). */
export interface AppointmentRequest extends Slot {
  name: string;
  phone: string;
  /** Id of the property, for an API with the extension `appointments.property`. Default: none. */
  property?: string | undefined;
}

/** A contact message as sent. `subject` is one of the values of section 3. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A broker application as sent. `experience` is one of the values of section 9. */
export interface BrokerApplication {
  name: string;
  phone: string;
  experience: string;
  license: boolean;
}
