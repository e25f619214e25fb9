import css from './picture.module.css';

/** A picture as the value of a row. */
export function Picture({ src, alt }: { src: string; alt: string }) {
	return (
		<span className={css.frame}>
			<img className={css.picture} src={src} alt={alt} />
		</span>
	);
}
