import { SENDEN as T } from '../../texte/senden.ts';
import { Span } from '../../ui/span.ts';
import css from './senden.module.css';

/** A mail as it arrives. */
export interface Vorabmail {
	readonly an: string;
	/** null: he has no address. */
	readonly email: string | null;
	readonly betreff: string;
	readonly html: string;
}

/** Shown as a mail program would, whatever the portal's colours are. */
export const Maileinblick = ({ mail: { an, email, betreff, html } }: { mail: Vorabmail }) => (
	<div className={css.mail}>
		<div className={css.an}>
			<b>{an}</b> <Span variant="hint">{email ?? T.ohneEmail}</Span>
			<div className={css.betreff}>{betreff}</div>
		</div>
		<iframe className={css.rahmen} title={T.vorschau(an)} sandbox="" srcDoc={html} />
	</div>
);
