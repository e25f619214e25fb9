import css from './eingang.module.css';

/** Beside the name of the button, which says the same. */
export const Zahl = ({ neu }: { neu: number }) =>
	neu > 0 && (
		<span className={css.zahl} aria-hidden="true">
			{neu}
		</span>
	);
