import type { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from '@quayside/db';

/** What a person can be told: a decision waits, a friend invites, a search has found a match, a match is over. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export type NotificationChoices = {
  readonly [kind in NotificationKind]: { readonly [channel in NotificationChannel]: boolean };
};

export interface NotificationPreferences {
  readonly choices: NotificationChoices;
  readonly digestMinutes: number;
  /** Where webhooks go, and what they are signed with. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  /** How many browsers get pushes. */
  readonly browsers: number;
  /** Whether the one that asks is among them. */
  readonly here: boolean;
  /** Mails go to confirmed addresses only. */
  readonly hasAddress: boolean;
  /** The key with which a browser subscribes to pushes of this server. */
  readonly pushKey: string;
}

/** A browser's subscription, as it says it itself. */
export interface PushSubscriptionInput {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Where the browser is signed in: pushes end with it. */
  readonly session: string;
}

/** How notifications leave this server. */
export interface NotificationTransport {
  deliverMail(
    to: string,
    content: { readonly subject: string; readonly text: string; readonly html: string },
    headers: { readonly [name: string]: string },
  ): Promise<void>;
  /** The public address of the site, if the operator has said so. */
  readonly url: string | null;
  sign(purpose: string, text: string): string;
  readonly settings: NotificationSettings;
}

export interface NotificationSettings {
  /** The operator's own keys for web push; made once and kept in the database where there are none. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  /** Whether webhooks and pushes may go to addresses of the own network. */
  readonly allowPrivate: boolean;
}
