import { Icon } from './icon.tsx';

export interface GoodProps {
  token: string;
  size?: number;
  className?: string;
}

/** A good in the colour of the text around it. */
export function Good({ token, size = 20, className }: GoodProps) {
  return <Icon name={token} size={size} className={className} />;
}
