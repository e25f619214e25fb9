import { Loader } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './button.module.css';
import { cx } from './cx.ts';
import { Icon, type IconType } from './icon.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'dangerFilled' | 'quiet';
/** xs 24 inside dense cells, sm 28 inside rows and bars, md 32, lg 40 public forms, xl 44 login. */
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface ButtonLook {
	variant?: ButtonVariant;
	size?: ButtonSize;
	icon?: IconType;
	iconEnd?: IconType;
	/** Reach of a bulk action, set lighter behind the verb: `2 von 4`. */
	count?: ReactNode;
	fullWidth?: boolean;
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'size'> {
	loading?: boolean;
}

/** At most one `primary` per view or dialog; `…` ends the text when a dialog follows. */
export function Button({ loading = false, disabled, type = 'button', onClick, children, ...rest }: ButtonProps) {
	const { look, props } = splitLook(rest);
	return (
		<button
			{...props}
			type={type}
			disabled={disabled}
			aria-busy={loading || undefined}
			onClick={loading ? (event) => event.preventDefault() : onClick}
			className={classes(look, props.className)}
		>
			<Face look={look}>{children}</Face>
			{loading && (
				<span className={css.loading}>
					<Loader size={18} color="currentColor" />
				</span>
			)}
		</button>
	);
}

interface LinkButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'size'> {}

/** A link by meaning, a button by look: to another site; within the portal it is a `LinkButton`. */
export function AnchorButton({ children, ...rest }: LinkButtonProps) {
	const { look, props } = splitLook(rest);
	return (
		<a {...props} className={classes(look, props.className)}>
			<Face look={look}>{children}</Face>
		</a>
	);
}

/** A button that leads to a page: a link by meaning, a button by look. */
export const LinkButton = createLink(AnchorButton);

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'size' | 'children'> {
	icon: IconType;
	/** Says what the button does; there is no visible text. */
	label: string;
	size?: ButtonSize;
	/** `bare` has no border. */
	variant?: 'secondary' | 'bare' | 'primary';
}

export function IconButton({ icon, label, size = 'md', variant = 'secondary', className, ...rest }: IconButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			aria-label={label}
			className={cx(css.button, css.square, css[variant], css[size], className)}
		>
			<Icon of={icon} />
		</button>
	);
}

function Face({ look, children }: { look: ButtonLook; children: ReactNode }) {
	return (
		<span className={css.face}>
			{look.icon && <Icon of={look.icon} />}
			{children}
			{look.count !== undefined && <span className={css.count}>{look.count}</span>}
			{look.iconEnd && <Icon of={look.iconEnd} />}
		</span>
	);
}

function splitLook<P extends ButtonLook>({ variant, size, icon, iconEnd, count, fullWidth, ...props }: P) {
	return { look: { variant, size, icon, iconEnd, count, fullWidth } satisfies ButtonLook, props };
}

function classes({ variant = 'secondary', size = 'md', fullWidth }: ButtonLook, extra: string | undefined): string {
	return cx(css.button, css[variant], css[size], fullWidth && css.fullWidth, extra);
}
