import { cloneElement, isValidElement, type ComponentProps } from 'react';
import { classes } from './classes.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  tone?: 'paper' | 'water' | 'brick' | 'plain';
  size?: 'small' | 'middle' | 'large' | 'icon';
  /** Gives its look to the only child: a link that looks like a button. */
  asChild?: boolean;
}

export function Button({ asChild, tone = 'paper', size = 'middle', className, type = 'button', ...rest }: ButtonProps) {
  // Components of theme.css, below all utilities: what a caller adds counts.
  const look = classes(`button button-${tone} button-${size}`, className);
  if (!asChild) return <button type={type} className={look} {...rest} />;
  const { children, ...passed } = rest;
  if (!isValidElement<{ className?: string }>(children)) throw new Error('asChild takes one element');
  return cloneElement(children, { ...passed, className: classes(look, children.props.className) });
}
