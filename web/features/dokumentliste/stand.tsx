import type { AnforderungStatus } from '#domain/akte/dokumentregeln.ts';
import { ANFORDERUNG_LABEL } from '#domain/akte/dokumenttexte.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { DOKUMENTLISTE as TEXT } from '../../texte/dokumentliste.ts';
import { Ampel, type AmpelState } from '../../ui/ampel.tsx';
import { Tag } from '../../ui/tag.tsx';
import css from './dokumentliste.module.css';
import type { Dokumentzeile } from './liste.ts';

const AMPEL: Readonly<Record<AnforderungStatus, AmpelState>> = {
	NOT_REQUESTED: 'none',
	FINISHED: 'ok',
	NOT_PROVIDED: 'missing',
	NEEDS_REVIEW: 'check',
	PROVIDED: 'ok',
	WAIT_SIGNING: 'check',
	SIGNED: 'ok',
};

/** What nobody insists on yet isn't missing. */
export function ampel({ anforderungsstatus, stufe }: Pick<Dokumentzeile, 'anforderungsstatus' | 'stufe'>): AmpelState {
	const verlangt = stufe !== null && stufe !== 'OPTIONAL';
	return anforderungsstatus === 'NOT_PROVIDED' && !verlangt ? 'none' : AMPEL[anforderungsstatus];
}

/** Why there is nothing although something was handed in. */
const HINFAELLIG: readonly unknown[] = [4000, 8000, 9000];

export function Dokumentstand({ zeile }: { zeile: Dokumentzeile }) {
	const { anforderungsstatus, dokumentstatus, isUeberfaellig } = zeile;
	return (
		<span className={css.stand}>
			<Ampel state={ampel(zeile)}>{ANFORDERUNG_LABEL[anforderungsstatus]}</Ampel>
			{anforderungsstatus === 'NOT_PROVIDED' && dokumentstatus !== null && HINFAELLIG.includes(dokumentstatus) && (
				<Tag>{DOKUMENT.eintraege[dokumentstatus].label}</Tag>
			)}
			{isUeberfaellig && <Tag>{TEXT.ueberfaellig}</Tag>}
		</span>
	);
}
