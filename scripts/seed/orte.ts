/** Real places with a real postcode and centre; coordinates in degrees. */
export interface Ort {
	readonly name: string;
	readonly plz: string;
	readonly vorwahl: string;
	readonly lat: number;
	readonly lon: number;
}

const ort = (name: string, plz: string, vorwahl: string, lat: number, lon: number): Ort => ({
	name,
	plz,
	vorwahl,
	lat,
	lon,
});

export const ORTE: readonly Ort[] = [
	ort('Wetzlar', '35576', '06441', 50.5558, 8.5043),
	ort('Gießen', '35390', '0641', 50.5841, 8.6784),
	ort('Marburg', '35037', '06421', 50.8075, 8.7705),
	ort('Limburg', '65549', '06431', 50.3836, 8.0503),
	ort('Offenbach', '63065', '069', 50.1006, 8.7765),
	ort('Hanau', '63450', '06181', 50.1321, 8.9169),
	ort('Fulda', '36037', '0661', 50.5528, 9.6777),
	ort('Kassel', '34117', '0561', 51.3155, 9.4924),
	ort('Darmstadt', '64283', '06151', 49.8728, 8.6512),
	ort('Friedberg', '61169', '06031', 50.3345, 8.7556),
	ort('Butzbach', '35510', '06033', 50.4367, 8.6633),
	ort('Usingen', '61250', '06081', 50.3346, 8.5366),
	ort('Frankfurt am Main', '60311', '069', 50.1109, 8.6821),
	ort('Wiesbaden', '65183', '0611', 50.0826, 8.24),
	ort('Mainz', '55116', '06131', 49.9991, 8.2735),
	ort('Koblenz', '56068', '0261', 50.3569, 7.589),
	ort('Trier', '54290', '0651', 49.7596, 6.6441),
	ort('Saarbrücken', '66111', '0681', 49.2354, 6.9969),
	ort('Mannheim', '68159', '0621', 49.4891, 8.467),
	ort('Heidelberg', '69117', '06221', 49.4122, 8.7071),
	ort('Karlsruhe', '76133', '0721', 49.0092, 8.4039),
	ort('Freiburg im Breisgau', '79098', '0761', 47.9959, 7.8522),
	ort('Stuttgart', '70173', '0711', 48.7784, 9.18),
	ort('Ulm', '89073', '0731', 48.3984, 9.9916),
	ort('Augsburg', '86150', '0821', 48.3668, 10.8987),
	ort('München', '80331', '089', 48.1372, 11.5755),
	ort('Regensburg', '93047', '0941', 49.0195, 12.0974),
	ort('Nürnberg', '90402', '0911', 49.4521, 11.0767),
	ort('Würzburg', '97070', '0931', 49.7913, 9.9534),
	ort('Erfurt', '99084', '0361', 50.9787, 11.0328),
	ort('Jena', '07743', '03641', 50.9272, 11.5892),
	ort('Leipzig', '04109', '0341', 51.3406, 12.3747),
	ort('Dresden', '01067', '0351', 51.0509, 13.7383),
	ort('Potsdam', '14467', '0331', 52.3988, 13.0657),
	ort('Berlin', '10115', '030', 52.532, 13.3849),
	ort('Magdeburg', '39104', '0391', 52.1277, 11.6292),
	ort('Hannover', '30159', '0511', 52.3745, 9.7386),
	ort('Göttingen', '37073', '0551', 51.5336, 9.9352),
	ort('Bielefeld', '33602', '0521', 52.0212, 8.5347),
	ort('Münster', '48143', '0251', 51.9625, 7.6256),
	ort('Dortmund', '44135', '0231', 51.5142, 7.4653),
	ort('Köln', '50667', '0221', 50.9384, 6.9599),
	ort('Aachen', '52062', '0241', 50.7753, 6.0839),
	ort('Bremen', '28195', '0421', 53.0793, 8.8017),
	ort('Oldenburg', '26121', '0441', 53.1435, 8.2146),
	ort('Hamburg', '20095', '040', 53.5503, 10.0007),
	ort('Kiel', '24103', '0431', 54.3233, 10.1228),
	ort('Lübeck', '23552', '0451', 53.8655, 10.6866),
	ort('Rostock', '18055', '0381', 54.0887, 12.1402),
	ort('Schwerin', '19053', '0385', 53.6288, 11.4148),
];
