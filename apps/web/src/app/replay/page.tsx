import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FromFile } from '../../features/replay/replay-from-file.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('replay'))('fileTitle') };
}

export default function Route() {
  return <FromFile />;
}
