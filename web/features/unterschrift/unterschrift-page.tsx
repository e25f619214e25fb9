import { IconCheck, IconClock, IconLock, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { ApiFehler, istUngueltigerLink } from '../../client/api-fehler.ts';
import { UNTERSCHRIFT } from '../../texte/akte/unterschrift.ts';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { ErrorBox, SkeletonLines } from '../../ui/feedback/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { PublicFrame } from '../oeffentlich/public-frame.tsx';
import { Weiter } from '../oeffentlich/weiter.tsx';
import { useMobilgeraet } from '../portal/geraet.ts';
import { usePageHead } from '../portal/page-head.ts';
import { Unterschriftsformular } from './formular.tsx';
import { sitzungQuery, type Unterschriftssitzung, vorschauQuery } from './queries.ts';
import { Rueckfrage } from './rueckfrage.tsx';
import css from './unterschrift.module.css';

const PdfAnsicht = later(async () => (await import('../../ui/layout/pdf-ansicht.tsx')).default);

/** Fetched once something is signed. */
const Kopie = later(async () => (await import('./kopie.tsx')).Kopie);

const TEXT = UNTERSCHRIFT;
const tag = (zeit: string): string => formatDatum(tagInBerlin(zeit));

/** What can't be opened any more, by the code of the refusal. */
const VORBEI: Readonly<Record<string, { readonly titel: string; readonly text: string }>> = {
	LINK_ABGELAUFEN: { titel: TEXT.abgelaufen, text: TEXT.abgelaufenText },
	ABGEBROCHEN: { titel: TEXT.abgebrochen, text: TEXT.abgebrochenText },
};

/** Behind the link of a signature, without an account: the document on the left, the signature on the right. */
export function UnterschriftPage({ signToken }: { signToken: string }) {
	const { data, error, isPending, refetch } = useQuery(sitzungQuery(signToken));
	const [danach, setDanach] = useState<Unterschriftssitzung | null>(null);
	usePageHead({ title: TEXT.titel });
	if (danach) return <Fertig {...{ signToken }} sitzung={danach} />;
	if (istUngueltigerLink(error))
		return (
			<Meldung titel={TEXT.ungueltig} text={TEXT.ungueltigText} angemeldet>
				<Weiter to="/" text={TEXT.zurStartseite} />
			</Meldung>
		);
	const vorbei = error instanceof ApiFehler && VORBEI[error.code];
	if (vorbei) return <Meldung {...vorbei} angemeldet />;
	if (error)
		return (
			<Meldung titel={TEXT.titel} text="" angemeldet>
				<ErrorBox text={error.message} onRetry={() => void refetch()} />
			</Meldung>
		);
	if (isPending)
		return (
			<Meldung titel={TEXT.titel} text={TEXT.laedt} angemeldet>
				<SkeletonLines />
			</Meldung>
		);
	if (data.stand === 'UNTERSCHRIEBEN') return <Fertig {...{ signToken }} sitzung={data} />;
	if (data.stand === 'FUER_IHN') return <FuerIhn sitzung={data} />;
	if (istGeschlossen(data)) return <Stand sitzung={data} />;
	return <Unterschreiben signToken={signToken} sitzung={data} onFertig={setDanach} />;
}

interface UnterschreibenProps {
	signToken: string;
	sitzung: Unterschriftssitzung;
	onFertig: (danach: Unterschriftssitzung) => void;
}

function Unterschreiben({ signToken, sitzung, onFertig }: UnterschreibenProps) {
	const vorschau = useQuery(vorschauQuery(signToken));
	const [gelesen, setGelesen] = useState(false);
	const amEnde = useCallback(() => setGelesen(true), []);
	const { dokument, name, freiwilliger, gueltigBis } = sitzung;
	return (
		<PublicFrame actions={<Linkangabe text={TEXT.link(name, tag(gueltigBis))} />}>
			<div className={css.seite}>
				<div className={css.dokument}>
					<Geladen query={vorschau} failed={WithReason}>
						{(pdf) => (
							<Suspense fallback={<SkeletonLines />}>
								<PdfAnsicht pdf={pdf} titel={dokument.bezeichnung} onEnde={amEnde} />
							</Suspense>
						)}
					</Geladen>
				</div>
				<div className={css.rechts}>
					<h1 className={css.titel}>{TEXT.anrede(name)}</h1>
					<p className={css.bitte}>
						{TEXT.bitte(dokument.bezeichnung, sitzung.partei === 'FREIWILLIGER' ? null : freiwilliger)}
						{sitzung.partei === 'ERZIEHUNGSBERECHTIGTER' && ` ${TEXT.ohneKonto}`}
					</p>
					<Unterzeichner sitzung={sitzung} />
					<p className={gelesen ? css.gelesen : css.nochLesen} aria-live="polite">
						<Icon of={gelesen ? IconCheck : IconClock} size={18} />
						{gelesen ? TEXT.gelesen : TEXT.nochLesen}
					</p>
					<Unterschriftsformular
						{...{ signToken, sitzung, gelesen, onFertig }}
						rueckfrage={
							<Rueckfrage dokument={dokument.bezeichnung} freiwilliger={freiwilliger} bis={tag(gueltigBis)} />
						}
					/>
				</div>
			</div>
		</PublicFrame>
	);
}

const Linkangabe = ({ text }: { text: string }) => (
	<span className={css.link}>
		<Icon of={IconLock} size={16} />
		{text}
	</span>
);

/** Who has signed, whose turn it is, who comes next. */
function Unterzeichner({ sitzung }: { sitzung: Unterschriftssitzung }) {
	const offene = sitzung.unterzeichner.filter(({ unterschriebenAm }) => !unterschriebenAm).length;
	const jetzt = offene === 1 && sitzung.unterzeichner.length > 1 ? TEXT.jetztSieZuletzt : TEXT.jetztSie;
	return (
		<ol className={css.unterzeichner}>
			{sitzung.unterzeichner.map(({ partei, name, unterschriebenAm, istSelbst }) => (
				<li key={`${partei} ${name}`} className={css.einer}>
					<span className={unterschriebenAm ? css.fertig : istSelbst ? css.dran : css.spaeter}>
						<Icon of={unterschriebenAm ? IconCheck : istSelbst ? IconPencil : IconClock} size={14} />
					</span>
					<span>{name ?? TEXT.partei[partei]}</span>
					<span className={css.wann}>
						{unterschriebenAm ? TEXT.unterschrieben(tag(unterschriebenAm)) : istSelbst ? jetzt : TEXT.folgt}
					</span>
				</li>
			))}
		</ol>
	);
}

function Fertig({ signToken, sitzung }: { signToken: string; sitzung: Unterschriftssitzung }) {
	const alle = sitzung.unterzeichner.every(({ unterschriebenAm }) => unterschriebenAm);
	const text = [TEXT.fertigText, alle && TEXT.fertigAlle, !sitzung.kopie && TEXT.schliessbar];
	return (
		<Meldung antwort angemeldet titel={TEXT.fertig} text={text.filter(Boolean).join(' ')}>
			<Unterzeichner sitzung={sitzung} />
			{sitzung.kopie && (
				<Suspense>
					<Kopie {...{ signToken, sitzung }} kopie={sitzung.kopie} istHauptsache={!hatKonto(sitzung)} />
				</Suspense>
			)}
			{hatKonto(sitzung) && <ZumPortal />}
		</Meldung>
	);
}

/** Another has signed for the same party: nothing is to be done, and no thanks are due. */
function FuerIhn({ sitzung }: { sitzung: Unterschriftssitzung }) {
	const { name, unterschriebenAm } = sitzung.unterzeichner.find(({ istSelbst }) => istSelbst) ?? {};
	const wann = unterschriebenAm ? tag(unterschriebenAm) : '';
	const text = TEXT.fuerIhnText(name ?? TEXT.jemand, wann, sitzung.partei === 'EINSATZSTELLE');
	return (
		<Meldung angemeldet titel={TEXT.fuerIhn} text={text}>
			<Unterzeichner sitzung={sitzung} />
			{hatKonto(sitzung) && <ZumPortal />}
		</Meldung>
	);
}

/** Guardians have none: the portal is nothing for them. */
const hatKonto = ({ partei }: Unterschriftssitzung): boolean => partei !== 'ERZIEHUNGSBERECHTIGTER';

type Ungeoeffnet = Unterschriftssitzung & { readonly stand: 'WARTET' | 'ABGELAUFEN' | 'ABGEBROCHEN' };

const istGeschlossen = (sitzung: Unterschriftssitzung): sitzung is Ungeoeffnet =>
	sitzung.stand === 'WARTET' || sitzung.stand === 'ABGELAUFEN' || sitzung.stand === 'ABGEBROCHEN';

/** What can't be signed, and why. */
function Stand({ sitzung }: { sitzung: Ungeoeffnet }) {
	const zuerst = sitzung.unterzeichner.find(({ unterschriebenAm }) => !unterschriebenAm);
	const wer = TEXT.partei[zuerst?.partei ?? 'FREIWILLIGER'];
	const { titel, text } = {
		WARTET: { titel: TEXT.wartet, text: TEXT.wartetText(wer) },
		ABGELAUFEN: { titel: TEXT.abgelaufen, text: TEXT.abgelaufenText },
		ABGEBROCHEN: { titel: TEXT.abgebrochen, text: TEXT.abgebrochenText },
	}[sitzung.stand];
	return (
		<Meldung angemeldet titel={titel} text={text}>
			<ZumPortal />
		</Meldung>
	);
}

/** Who signs on a phone is done there: nothing more is asked of him, perhaps not even an account. */
const ZumPortal = () => !useMobilgeraet() && <Weiter to="/" text={TEXT.zumPortal} />;
