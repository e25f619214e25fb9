import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Ampel, type AmpelState } from '../../../ui/figures/ampel.tsx';
import { Span } from '../../../ui/span.ts';
import { TextButton } from '../../../ui/text-link.tsx';
import { darf } from '../../portal/sitzung.ts';
import { useAkte } from '../akte-kontext.tsx';
import { Bitte } from './bitte.tsx';
import css from './dokumente.module.css';
import { Namenshinweis } from './namenshinweis.tsx';
import type { Dokument, Unterschrift } from './queries.ts';

const TEXT = DOKUMENTE;
const tag = (zeit: string): string => formatDatum(tagInBerlin(zeit));

interface UnterschriftenProps {
	dokument: Dokument;
	/** The way to the own signature stands elsewhere. */
	ohneKnopf?: boolean;
}

/** Who signs a document: who has, whose turn it is, who comes next. */
export function Unterschriften({ dokument, ohneKnopf = false }: UnterschriftenProps) {
	const { sitzung } = useAkte();
	const [gebeten, setGebeten] = useState<Unterschrift | null>(null);
	const darfBitten = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') && dokument.status === DOKUMENT.nr.UnterschriftenSammeln;
	return (
		<>
			<ol className={css.unterschriften} aria-label={TEXT.unterschriften}>
				{dokument.unterschriften.map((unterschrift) => (
					<li key={`${unterschrift.partei} ${unterschrift.personID}`}>
						<Ampel state={ampel(unterschrift)}>
							<b>{name(unterschrift)}</b> <Span variant="muted">{stand(unterschrift)}</Span>
						</Ampel>
						<Namenshinweis angefragt={unterschrift.angefragt} />
						{!ohneKnopf && unterschrift.istEigene && unterschrift.istDran && unterschrift.sitzungID && (
							<LinkButton to="/unterschrift/$signToken" params={{ signToken: unterschrift.sitzungID }} size="sm">
								{TEXT.unterschreiben}
							</LinkButton>
						)}
						{darfBitten && unterschrift.istDran && !unterschrift.istEigene && (
							<TextButton
								aria-label={TEXT.tatZu(unterschrift.sitzungID ? TEXT.erneutSenden : TEXT.neuBitten, name(unterschrift))}
								onClick={() => setGebeten(unterschrift)}
							>
								{unterschrift.sitzungID ? TEXT.erneutSenden : TEXT.neuBitten}
							</TextButton>
						)}
					</li>
				))}
			</ol>
			{gebeten && <Bitte dokument={dokument} unterschrift={gebeten} onClose={() => setGebeten(null)} />}
		</>
	);
}

const name = ({ name: genannt, partei }: Unterschrift): string =>
	genannt ? `${genannt}, ${TEXT.partei[partei]}` : TEXT.partei[partei];

function ampel({ unterschriebenAm, istDran }: Unterschrift): AmpelState {
	if (unterschriebenAm) return 'ok';
	return istDran ? 'check' : 'none';
}

function stand({ unterschriebenAm, istDran, gueltigBis }: Unterschrift): string {
	if (unterschriebenAm) return TEXT.unterschrieben(tag(unterschriebenAm));
	if (!istDran) return TEXT.folgt;
	return gueltigBis ? TEXT.istDran(tag(gueltigBis)) : TEXT.abgelaufen;
}
