import { PLANER as T } from '../../texte/seminare/seminarplaner.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Dreieck } from './abdeckung.tsx';
import css from './planer.module.css';
import type { Heilung, Konflikt } from './queries.ts';

interface KonfliktlisteProps {
	konflikte: readonly Konflikt[];
	onHeile: (heilung: Heilung) => void;
}

/** What stands against the plan, each with what would help. */
export function Konfliktliste({ konflikte, onHeile }: KonfliktlisteProps) {
	return (
		<Section
			title={T.konflikte}
			count={konflikte.length}
			ruled
			aside={<span className={css.leise}>{T.konflikteText}</span>}
		>
			{konflikte.length === 0 ? (
				<p className={css.keine}>{T.keineKonflikte}</p>
			) : (
				<ul className={css.konflikte}>
					{konflikte.map((konflikt) => (
						<li key={`${konflikt.titel} ${konflikt.text}`} data-schwere={konflikt.schwere}>
							<span className={css.zeichen} role="img" aria-label={konflikt.schwere === 'ROT' ? T.rot : T.gelb}>
								{konflikt.schwere === 'ROT' ? <Dreieck size={12} /> : <Halbkreis />}
							</span>
							<p>
								<b>{konflikt.titel}</b> {konflikt.text}
							</p>
							<Hilfe konflikt={konflikt} onHeile={onHeile} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

function Hilfe({ konflikt: { heilung, seminarIDs }, onHeile }: { konflikt: Konflikt; onHeile: (h: Heilung) => void }) {
	if (heilung) return <Button onClick={() => onHeile(heilung)}>{heilung.verb} …</Button>;
	const [id] = seminarIDs;
	if (!id) return null;
	return (
		<LinkButton to="/admin/seminare/$id" params={{ id }}>
			{T.oeffnen}
		</LinkButton>
	);
}

const Halbkreis = () => (
	<svg width={12} height={12} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
		<circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.6" />
		<path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor" />
	</svg>
);
