import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import css from './text-link.module.css';

function Anchor({ className, ...rest }: ComponentPropsWithRef<'a'>) {
	return <a {...rest} className={cx(css.link, className)} />;
}

/** An underlined link to a page of the portal. */
export const TextLink = createLink(Anchor);

/** An underlined link to somewhere else: mail, file, another site. */
export const OuterLink = Anchor;

/** A button that looks like a link: changes something on this page. */
export function TextButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
	return <button type="button" {...rest} className={cx(css.link, css.button, className)} />;
}
