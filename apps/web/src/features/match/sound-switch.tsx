'use client';

import { Volume2, VolumeX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@quayside/ui';
import { usePlayPreferences } from '../board/play-preferences.ts';
import { play } from '../../lib/sound.ts';

export function SoundSwitch() {
  const t = useTranslations('table');
  const [{ sound }, change] = usePlayPreferences();
  const Icon = sound ? Volume2 : VolumeX;
  return (
    <Button
      size="small"
      className="w-9 px-0"
      aria-pressed={sound}
      aria-label={t(sound ? 'soundOff' : 'soundOn')}
      title={t(sound ? 'soundOff' : 'soundOn')}
      onClick={() => {
        change({ sound: !sound });
        if (!sound) play('bell');
      }}
    >
      <Icon aria-hidden size={18} />
    </Button>
  );
}
