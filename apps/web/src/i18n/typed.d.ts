import type { Language } from '@quayside/languages';
import type messages from '../messages/en.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: typeof messages;
  }
}
