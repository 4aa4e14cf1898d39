import { InvalidSetting } from '@quayside/auth';
import type { NotificationSettings } from './types.ts';

export function readNotificationSettings(env: { readonly [name: string]: string | undefined }): NotificationSettings {
  const { VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '' } = env;
  const allow = env['QUAYSIDE_PRIVATE_WEBHOOKS'] ?? '';
  if ((publicKey === '') !== (privateKey === ''))
    throw new InvalidSetting('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must both be set, or none of them.');
  if (publicKey !== '' && !(isKey(publicKey, 65) && isKey(privateKey, 32)))
    throw new InvalidSetting(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no keys for web push. For example: npx web-push generate-vapid-keys',
    );
  if (allow !== '' && allow !== '1')
    throw new InvalidSetting(
      `QUAYSIDE_PRIVATE_WEBHOOKS is "${allow}", but it must be 1 to let webhooks call the own network, or not be set.`,
    );
  return { vapid: publicKey === '' ? null : { publicKey, privateKey }, allowPrivate: allow === '1' };
}

const isKey = (text: string, bytes: number): boolean =>
  /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;
