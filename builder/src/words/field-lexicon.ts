import type { FieldType } from '@tessera/shared/contracts';

/** What a name says about its field before anybody states a type. */
export interface TypeGuess {
  readonly type: FieldType;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
}

type Row = readonly [guess: TypeGuess, names: string];

/** Names (whole, or the end of a longer name) by the type they stand for. Longer names win over shorter ones. */
const ROWS: readonly Row[] = [
  [
    { type: 'longtext' },
    'notes,report,short report,match report,game report,contents,main points,key facts,interpretation,interpretations,favourite quote,favorite quote,pain points,talking points,key points,show notes,note,backstory,remark,description,comment,comments,summary,review,highlights,highlight,instructions,ingredients,remarks,feedback,message,bio,biography,details,detail,content,body,thoughts,reflection,reflections,lyrics,lessons learned,lesson learned,takeaways,takeaway,key takeaways,feelings,symptoms,observations,observation,agenda,pros,cons,pros and cons,memories,plan,impressions,impression,story,answer,definition,synopsis,plot,recipe,tasting notes,meeting minutes,quotes,favourite quotes,favorite quotes,reason,reasons,explanation,instruction,directions,method,procedure,requirements,specification,specifications,specs,terms,conditions,terms and conditions,abstract,transcript,feedback received,learnings,insights,achievements,outcomes,action items,follow up notes,background,history,medical history,diary entry,journal entry,entry,gratitude,dream,wins and losses,what happened,what went well,what went wrong,what i learned,improvements,recommendations,testimonial,paragraph,essay,script,code,snippet,side effects,warnings,allergies,special requests,special requirements,dietary requirements,dietary notes,acceptance criteria,steps to reproduce,resolution,discussion,decisions,working notes,setlist,set list,menu,itinerary,packing list,care instructions,advice,rationale,objective,objectives,learning objectives,criteria,excerpt,caption,additional info,additional information,other information,info,mailing address,full address,response,reply,post text,message text,tasks done,exercises,topics covered,materials needed,equipment needed,tools needed,prayer,intention,affirmation',
  ],
  [
    { type: 'money' },
    'price,bought for,sold for,paid for it,worth,current worth,prices,cost,costs,amount,fee,fees,salary,budget,rent,expense,expenses,income,revenue,wage,wages,payment,deposit,balance,bill,donation,profit,loss amount,msrp,rrp,rate per hour,hourly rate,day rate,daily rate,nightly rate,room rate,estimate,quoted price,bid,asking price,tip,tips,allowance,refund,premium,earnings,debt,loan,commission,subtotal,grand total,total,total cost,total price,market value,estimated value,resale value,insured value,insurance value,deal value,contract value,order value,appraised value,current value,net worth,fine,toll,tuition,subsidy,discount amount,tax amount,vat amount,shipping,postage,spend,spending,paid amount,money,cash,turnover,sales amount,invoice amount,gross,net amount,monthly payment,down payment,retail,wholesale,annual fee,entry fee,ticket price,winnings,stake,payout,prize money,buy in,mortgage,capital,investment,outstanding,amount owed,amount due,amount paid,valuation,reserve price,hammer price,starting bid,grant,funding,bonus,compensation,pay,charge,charges,overhead,spent,amount spent,saved,target price,cost price,selling price,sale price,unit price,price per unit,value in money',
  ],
  [
    { type: 'date' },
    'since,died,date,from date,to date,until,till,expected,expected back,planted out,due,deadline,birthday,birthdate,dob,born,anniversary,expiry,expiration,expires,expiry date,due date,start,end,started,ended,finished on,day of visit,arrival,departure,check in,check out,checkin,checkout,purchased on,acquired,last seen,last contact,last contacted,last visit,last visited,last service,last serviced,last watered,last fed,last worn,last used,last played,last cleaned,last updated,last checked,last reviewed,next service,next visit,next appointment,next check,next review,next due,next step date,next contact,follow up,follow-up,follow up date,renewal,best before,use by,best by,sell by,valid until,valid from,joined,member since,owned since,released,release,founded,published on,harvest,planted,sown,opened,closing,closed on,hire date,hired,start of,end of,day,week of,week starting,week ending,deadline date,date of birth,warranty until,warranty end,warranty expires,warranty expiry,updated,created,modified,completed on,target completion,launch,eta,maturity,issued,received on,submitted on,returned on,last done,next due date,renews,renews on,available from,available until,pick up,drop off,delivery,planting,departure day,arrival day',
  ],
  [
    { type: 'time' },
    'time,fell asleep,woke up,got up,went to bed,start time,end time,finish time,begin time,opening time,closing time,bedtime,bed time,wake up,wake up time,wake time,sleep time,departure time,arrival time,kick off,kickoff,kick-off,opening hours start,sunrise,sunset,time of day,alarm,check in time,check out time,pick up time,pickup time,drop off time,dose time,boarding time,tee time,showtime,show time,time slot,slot,appointment time,feeding time,call time,lights out',
  ],
  [
    { type: 'datetime' },
    'datetime,date and time,date & time,timestamp,date/time,time and date,appointment,scheduled for,scheduled,logged at,time stamp,starts at,ends at,start date and time,end date and time,when',
  ],
  [
    { type: 'boolean' },
    'in bloom,in flower,in use,in season,in print,in progress,in service,in heat,in rotation,in transit,in production,on tap,on order,on hold,on time,on site,in person,at home,under warranty,under contract,out of print,dies,to donate,to sell,to keep,to repair,to fix,to mend,to replace,to give away,to recycle,to return,to buy,plus-one,vip,on sale,in stock,anonymous,sold out,fee paid,fees paid,rent paid,dues paid,membership fee paid,alive,on display,active,available,vegan,vegetarian,complete,public,private,urgent,important,favourite,favorite,visible,enabled,disabled,in stock,taxable,refundable,gluten free,gluten-free,dairy free,fragile,recurring,billable,insured,organic,done,paid,sent,read,bought,sold,lent,won,lost,eaten,mounted,attending,vaccinated,neutered,spayed,pet friendly,furnished,would recommend,recommend,would buy again,would return,would visit again,would go again,would read again,would make again,keep,on loan,open source,negotiable,waterproof,dishwasher safe,child friendly,kid friendly,wheelchair accessible,accessible,hardy,perennial,poisonous,toxic to pets,toxic,edible,confidential,mandatory,opt in,opted in,subscribed,out of stock,homemade,handmade,first edition,mint,boxed,for sale,for trade,rented,watered today,subscriber,newsletter,remote,full time,reimbursable,tax deductible,deductible,personal best,overdue,blocked,starred,pinned,wishlist,spicy,seasonal,second hand,rare,hit,checked out,checked in,up to date,dnf,did it,success,kid approved,family friendly,dog friendly,decaf,smoker,gift wrapped,sober,online,featured,verified,consent,consent given,photo consent,retired',
  ],
  [
    { type: 'choice', options: ['Low', 'Medium', 'High'] },
    'priority,urgency,importance,severity,impact,risk,risk level,risk rating,priority level,likelihood,confidence level,effort level,interest level,spice level,stress level,energy level,light level,noise level,confidence',
  ],
  [{ type: 'choice', options: ['Easy', 'Medium', 'Hard'] }, 'difficulty,difficulty level'],
  [
    { type: 'choice', options: ['Beginner', 'Intermediate', 'Advanced'] },
    'skill level,experience level,proficiency',
  ],
  [{ type: 'choice', options: ['Planned', 'In progress', 'Done'] }, 'status,state,stage,phase'],
  [{ type: 'choice', options: ['Great', 'Good', 'Okay', 'Low', 'Bad'] }, 'mood'],
  [{ type: 'choice', options: ['New', 'Good', 'Worn', 'Damaged'] }, 'condition'],
  [
    { type: 'choice', options: ['Cash', 'Card', 'Bank transfer'] },
    'payment method,method of payment,payment type',
  ],
  [{ type: 'choice', options: ['Sunny', 'Cloudy', 'Rain', 'Snow', 'Windy'] }, 'weather,weather conditions'],
  [{ type: 'choice', options: ['Spring', 'Summer', 'Autumn', 'Winter'] }, 'season'],
  [
    {
      type: 'choice',
      options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    },
    'weekday,day of week,day of the week',
  ],
  [
    { type: 'choice', options: ['Daily', 'Weekly', 'Monthly', 'Yearly'] },
    'frequency,billing cycle,recurrence,how often,interval,billing period,cadence',
  ],
  [{ type: 'choice', options: ['Breakfast', 'Lunch', 'Dinner', 'Snack'] }, 'meal type,meal of day'],
  [{ type: 'choice', options: ['Small', 'Medium', 'Large'] }, 't-shirt size,shirt size'],
  [
    { type: 'choice', options: ['Full sun', 'Partial shade', 'Shade'] },
    'light,sunlight,sun exposure,light needs,light requirement,light requirements',
  ],
  [
    { type: 'rating', min: 1, max: 5 },
    'rating,ratings,stars,star rating,my rating,overall rating,score out of 5,enjoyment,satisfaction,quality,energy,sleep quality,happiness,comfort',
  ],
  [
    { type: 'rating', min: 1, max: 10 },
    'pain level,pain,intensity,rpe,perceived effort,effort,stress,craving',
  ],
  [{ type: 'email' }, 'email,e-mail,mail,email address,e-mail address,contact email,work email'],
  [
    { type: 'phone' },
    'phone,telephone,mobile,mobile no,tel no,cell no,cell,cellphone,tel,fax,whatsapp,phone number,telephone number,mobile number,cell number,contact number,contact phone,home phone,work phone,mobile phone,cell phone,phone no,emergency contact number,emergency number',
  ],
  [
    { type: 'url' },
    'url,link,links,website,web site,webpage,web page,web address,homepage,home page,repo,repository,linkedin,linkedin profile,github,portfolio,permalink,receipt link,video,video link,youtube,youtube link,hyperlink,uri,webshop,product page,listing,listing link,blog,source url,source link,demo link,tracking link,map link,spotify,spotify link,recording,recording link,slides,job posting,posting,domain',
  ],
  [
    { type: 'percent' },
    'percent,percentage,humidity,battery,battery level,discount,progress,interest rate,tax rate,vat rate,success rate,conversion rate,completion rate,completion,win rate,growth rate,percent complete,abv,alcohol,alcohol content,probability,margin,profit margin,share,interest,apr,apy,occupancy,attendance rate,accuracy,body fat,cocoa,cocoa content,moisture,yield rate,equity,chance,markup,tax percentage,grade percentage,reading progress,fill level',
  ],
  [
    { type: 'integer', min: 0 },
    'page,places,doubles,duplicates,greens in regulation,birdies made,adults,age,quantity,qty,count,pages,page count,floor,seats,guests,attendees,attendance,people,participants,rooms,bedrooms,bathrooms,servings,portions,stock,stock level,in stock count,units,copies,episodes,chapters,chapter,sets,reps,repetitions,laps,points,wins,losses,draws,votes,views,likes,followers,downloads,visits,visitors,odometer,mileage,capacity,players,kids,children,pets,head count,headcount,stops,lessons,days,weeks,months,years,nights,shots,goals scored,goals,assists,pieces,piece count,tracks,episode,serves,elo,putts,birdies,bogeys,fouls,aces,saves,tackles,rebounds,penalty count,matches played,games played,volume number,lap,round,rounds,holes,par,strokes,handicap,tables,eggs,sessions,words,word count,attempts,shares,runs,wickets,kills,deaths,level reached,rank,number of people,party size,group size,min players,max players,minimum players,maximum players,reorder level,reorder point,minimum stock,min stock,items,boxes,bottles,packs,tickets,subscribers,orders,clicks,impressions,hours of daylight,squats,push ups,pushups,pull ups,pullups,sit ups,hives,frames,birds,cups,glasses,cigarettes,drinks,species count,siblings,citations,employees,staff count,vacancies,parking spaces,generation,turns,moves,lives,experience points,xp,hit points,hp,rows,stitches,row count,stitch count,balls,skeins,interruptions,questions,correct answers,credits,ects,semester,edition,story points,estimate points',
  ],
  [
    { type: 'integer' },
    'plus/minus,week,year,release year,publication year,year published,model year,vintage,founding year,year built,year released,year of release,year made,year founded,year acquired',
  ],
  [
    { type: 'integer', unit: 'min', min: 0 },
    'minutes,mins,duration,bottom time,proof time,set length,surface time,flight time,ice time,length in minutes,runtime,running time,run time,cooking time,cook time,prep time,preparation time,total time,travel time,time spent,time taken,playing time,play time,playtime,practice time,brew time,brewing time,bake time,baking time,rest time,waiting time,wait time,elapsed time,commute,commute time,reading time,screen time,response time,moving time,minutes practised,minutes practiced,minutes read,steep time,fasting time,session length,nap length,drive time,driving time,walking time,exposure time,training time,study time,focus time,proofing time',
  ],
  [
    { type: 'number', unit: 'h', min: 0 },
    'hours,hours worked,hours slept,hours played,flight hours,engine hours,study hours,volunteer hours,estimated hours,actual hours,billable hours,hours spent,hours studied,hours practised,hours practiced',
  ],
  [{ type: 'integer', unit: 'mmHg', min: 0 }, 'systolic,diastolic'],
  [{ type: 'integer', unit: 's', min: 0 }, 'seconds,secs'],
  [
    { type: 'integer', unit: 'bpm', min: 0 },
    'tempo,bpm,heart rate,pulse,resting heart rate,average heart rate,max heart rate,resting pulse',
  ],
  [{ type: 'integer', unit: 'kcal', min: 0 }, 'calories,kcal,calories burned,calories burnt,energy burned'],
  [
    { type: 'number', unit: 'g', min: 0 },
    'protein,carbs,carbohydrates,fat,fibre,fiber,sugar,salt,grams,coffee weight,coffee dose,flour,yield weight',
  ],
  [
    { type: 'number', unit: 'kg', min: 0 },
    'weight,body weight,load,kilos,kilograms,harvest weight,weight lifted,birth weight,catch weight',
  ],
  [
    { type: 'number', unit: 'km', min: 0 },
    'distance,distance run,kilometres,kilometers,distance travelled,distance traveled,distance covered',
  ],
  [{ type: 'number', unit: 'mi', min: 0 }, 'miles,miles run,miles driven'],
  [
    { type: 'number', unit: 'cm', min: 0 },
    'height,width,depth,diameter,waist,chest,hips,waist size,snow depth,circumference,length of fish,wingspan',
  ],
  [
    { type: 'number', min: 0 },
    'length,size in cm,score,gpa,ph,ph level,salinity,dose amount,volume,number,measurement,reading,value,ratio,odds,weight in pounds,hours per week,points per game,average,coordinates x,dosage amount,gauge,hook size,needle size,meter reading,power,wattage,kwh,watts,voltage,current,pressure,carat,carats,density,gravity,original gravity,final gravity,og,fg,ibu,glucose,blood sugar,blood glucose,cholesterol,insulin,bmi,latitude,longitude,litres,liters,gallons,rainfall,shoe size,ring size',
  ],
  [
    { type: 'number', unit: '°C' },
    'temperature,temp,water temperature,oven temperature,brew temperature,body temperature',
  ],
  [{ type: 'number', unit: 'km/h', min: 0 }, 'speed,average speed,top speed,max speed,wind speed'],
  [
    { type: 'integer', unit: 'm', min: 0 },
    'elevation,altitude,elevation gain,ascent,descent,climb,max depth,dive depth',
  ],
  [
    { type: 'number', unit: 'm²', min: 0 },
    'sqm,square footage,area,floor area,living area,floor space,square metres,square meters',
  ],
  [
    { type: 'text' },
    'name,gift,game,responsible,accountable,badge,decision,work done,job done,jobs done,learning,issue,pieces practised,pieces practiced,pieces played,attendee names,title,song,composer,artist,author,book,movie,film,museum,city,town,country,venue,location,place name,address,street,postcode,post code,zip,zip code,region,county,company,organisation,organization,employer,brand,maker,make,model,manufacturer,supplier,vendor,shop,store,seller,buyer,client,customer,owner,assignee,borrower,lender,teacher,instructor,coach,trainer,student,doctor,dentist,vet,contact,contact person,contact name,host,guest,guest name,speaker,event,project,team,department,role,position title,job title,occupation,profession,nickname,first name,last name,surname,middle name,full name,username,handle,species,breed,variety,cultivar,genus,family,common name,latin name,scientific name,botanical name,type,kind,category,genre,tag,tags,topic,subject,theme,course,class,school,university,language,colour,color,size,shape,material,fabric,pattern,style,key,key signature,tuning,instrument,album,band,label,publisher,studio,director,actor,cast,producer,platform,console,developer,format,isbn,sku,barcode,serial number,serial no,account number,account,invoice number,order number,model number,tracking number,flight number,room number,house number,registration number,registration,licence plate,license plate,number plate,plate,licence number,license number,policy number,reference number,reference,passport number,membership number,member number,batch number,batch,lot number,part number,catalogue number,catalog number,plot number,case number,ticket number,locker number,table number,vin,pace,blood pressure,dosage,dose,grade,gender,sex,nationality,origin,region of origin,grape,winery,brewery,roaster,roastery,distillery,vineyard,source,destination,from,to,route,trail,gear,equipment,bait,lure,tool,tools,shelf,bin,room,position held,aisle,box,drawer,recipient,sender,witness,winner,opponent,result,final score,outcome,ingredient,dish,restaurant,chef,cuisine,drink,exercise,workout,muscle group,muscle,asana,pose,item,product,task,goal,goal name,habit,question,word,translation,pronunciation,example,term,meaning,part of speech,currency,bank,payee,payer,merchant,month,warranty,medication,medicine,pill,condition name,diagnosis,allergy,pet,animal,plant,seed,soil,fertiliser,fertilizer,flower,tree,next step,next action,priority name,nearest station,station,object,airline,airport,seat,gate,terminal,hotel,accommodation,vehicle,car,driver,plate number,registration plate,part,mechanic,garage,yarn,needle,hook,stitch,medium,technique,scale,edition name,parking,allocation,lecturer,professor,examiner,exam,module,assignment,friend,relationship,companion,companions,with whom,for whom,to whom,by whom,from whom,who with,who for,for who,who,where,what,via,channel,campaign,lead,lead source,prospect,interviewer,recruiter,bug,feature,component,version,environment,browser,device,os,operating system,reporter,sprint,epic,hobby,interests,skills,skill,weather station,observer,habitat,planet,constellation,telescope,eyepiece,camera,lens,film stock,aperture,shutter speed,iso,roll,roast,roast level,grind,grind size,origin country,process,bean,beans,tea,blend,dosage unit,caller,called by,booked by,patient,child,parent,guardian,sponsor,donor,charity,volunteer,shift,tenant,landlord,property,lease,unit number,apartment,agent,broker,deck,card,rarity,set name,faction,character,race,spell,weapon,armour,armor,hometown,street name,state or province,province,neighbourhood,neighborhood,area code,timezone,time zone,prize,coin,mint mark,denomination,stamp,puzzle,designer,episode title,network,series,show,podcast,lap time,split time,personal record,finish time,best time,stroke,pool,crag,wall,climbing grade,route name,belayer,boat,crew,catch,beach,site,dive site,player,symbol,hex code,use,purpose,trigger,focus,piece,station name,counterparty,insurer,wave height,tide,wind,swell,snow conditions,resort,run name,slope',
  ],
];

function index(): ReadonlyMap<string, TypeGuess> {
  const result = new Map<string, TypeGuess>();
  // The last row that lists a name wins nothing: the first one does, so that rows stay independent of their order below.
  for (const [guess, names] of ROWS) {
    for (const name of names.split(',')) if (!result.has(name)) result.set(name, guess);
  }
  return result;
}

export const FIELD_LEXICON = index();

/** Words that look like past participles ('…ed') and are not. */
export const NOT_PARTICIPLES = new Set(
  'deceased,accused,undersigned,speed,seed,breed,feed,need,bed,shed,weed,reed,deed,greed,creed,thread,shred,red,biped,hundred,bleed,embed,newsfeed,media,united,limited,id,sled,wed,med,ted,naked,sacred,wicked,rugged,beloved,aged,moped,steed,tweed,flowerbed,watershed,homestead,indeed'.split(
    ',',
  ),
);

export const IRREGULAR_PARTICIPLES = new Set(
  'done,paid,sent,read,bought,sold,lent,given,taken,written,won,lost,kept,made,eaten,drunk,drawn,built,broken,seen,met,hidden,caught,worn,sown,grown,known,shown,thrown,chosen,driven,ridden,flown,forgotten,hung,held,found,fixed,taught,learnt,burnt,spent,felt,left,cut,set up,run,swum,begun,sung,slept,told,led,fed,shot,hit,put away,withdrawn,overdue'.split(
    ',',
  ),
);
