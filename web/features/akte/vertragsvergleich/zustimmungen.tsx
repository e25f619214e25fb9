import { IconCheck, IconProgressCheck } from '@tabler/icons-react';
import { call } from '../../../client/call.ts';
import { VERGLEICH } from '../../../texte/akte/vertragsvergleich.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { darf } from '../../portal/sitzung.ts';
import { useAkte } from '../akte-kontext.tsx';
import { useAkteBefehl } from '../befehl.ts';
import type { Vertrag } from '../typen.ts';
import { SEITENFELDER, vertragsanzeige } from '../vertrag/vertragsfelder.ts';
import { ausstehende, feldname, kurz, urheber } from './anzeige.ts';
import type { Vergleich, Zustimmung } from './queries.ts';
import css from './vergleich.module.css';

const TEXT = VERGLEICH.zustimmung;

interface ZustimmungenProps {
	vertrag: Vertrag;
	vergleich: Vergleich;
}

/** Who has to agree again to what was changed after the agreement, and the button of whose turn it is. */
export function Zustimmungen({ vertrag, vergleich }: ZustimmungenProps) {
	const { zustimmungen, darfZustimmen } = vergleich;
	const offen = ausstehende(zustimmungen);
	const erteilt = zustimmungen.filter(({ zugestimmt }) => zugestimmt !== null);
	return (
		<>
			{offen.length > 0 && (
				<Notice icon={<Icon of={IconProgressCheck} />} title={<b>{darfZustimmen ? TEXT.eigene : TEXT.titel}</b>}>
					{offen.map((zustimmung) => (
						<span key={zustimmung.partei} className={css.wartet}>
							{wartet(zustimmung)}
						</span>
					))}
				</Notice>
			)}
			{erteilt.map(({ partei, zugestimmt }) => {
				if (!zugestimmt) return null;
				const { wer, wann } = urheber(zugestimmt);
				return (
					<p key={partei} className={css.erteilt}>
						<Icon of={IconCheck} size={14} /> {TEXT.zugestimmt(VERGLEICH.partei[partei], wer, wann)}
					</p>
				);
			})}
			{darfZustimmen && <Zustimmen vertrag={vertrag} vergleich={vergleich} />}
		</>
	);
}

function wartet({ partei, durch, ausstehend }: Zustimmung): string {
	const felder = ausstehend.map(feldname).join(', ');
	const wie = durch === 'UNTERSCHRIFT' ? ` (${TEXT.unterschrift})` : '';
	return TEXT.warten(VERGLEICH.partei[partei], felder) + wie;
}

/** Says exactly what is agreed to. */
function Zustimmen({ vertrag, vergleich: { hash, zustimmungen } }: ZustimmungenProps) {
	const { sitzung } = useAkte();
	const { execute, isRunning } = useAkteBefehl<string>({
		run: (gezeigt, idempotencyKey) =>
			call('POST /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/zustimmung', {
				params: { freiwilligerID: vertrag.freiwilligerID, vertragID: vertrag.id },
				body: { hash: gezeigt },
				idempotencyKey,
			}),
		meldung: TEXT.meldung,
	});
	const seite = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') ? 'TRAEGER' : 'EINSATZSTELLE';
	const felder: readonly string[] = zustimmungen.find(({ partei }) => partei === seite)?.ausstehend ?? [];
	if (hash === null) return null;
	return (
		<div className={css.zustimmen}>
			<div>
				<p>{TEXT.wozu}</p>
				<ul className={css.wozu}>
					{SEITENFELDER.filter(({ feld }) => felder.includes(feld)).map((feld) => (
						<li key={feld.feld}>
							{feldname(feld.feld)}: <b>{vertragsanzeige(vertrag, feld) ?? VERGLEICH.leer}</b>
						</li>
					))}
				</ul>
				<p className={css.vereinbart} title={hash}>
					{TEXT.gilt(kurz(hash))}
				</p>
			</div>
			<Button variant="primary" loading={isRunning} onClick={() => execute(hash)}>
				{TEXT.knopf}
			</Button>
		</div>
	);
}
