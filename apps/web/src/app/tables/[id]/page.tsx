import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TablePage } from '../../../table/table-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('table'))('title') };
}

export default async function Page({ params }: PageProps<'/tables/[id]'>) {
  const { id } = await params;
  return <TablePage id={id} />;
}
